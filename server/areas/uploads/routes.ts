import { uploadSign } from '#schemas/endpoints/uploads.ts';
import { fileTypes } from '#schemas/limits.ts';
import { mostBytes } from '../../files/checkBytes.ts';
import { checkRoom } from '../../files/checkRoom.ts';
import { sign } from '../../files/signature.ts';
import { mediaFolders } from '../../files/sniffType.ts';
import { route } from '../../http/route.ts';
import { codes, Refusal } from '../../refusals.ts';

/** U1 */
export const uploads = [
  route(uploadSign, async ({ file_name, file_type }, { needs, caller }) => {
    const full = await checkRoom(caller.userId, needs);
    if (full !== undefined) throw new Refusal(codes.tooOften, full);
    const leave = { userId: caller.userId, most: mostOf(file_type) };
    return { signature: sign({ name: file_name, type: file_type }, leave, needs.clock(), needs.secret) };
  }),
];

const mostOf = (type: number): number => {
  const folder = mediaFolders.find((each) => fileTypes[each] === type);
  return folder ? mostBytes[folder] : 0;
};
