import { uploadSign } from '#schemas/endpoints/uploads.ts';
import { fileTypes } from '#schemas/limits.ts';
import { mostBytes } from '../../files/checkBytes.ts';
import { sign } from '../../files/signature.ts';
import { mediaFolders } from '../../files/sniffType.ts';
import { route } from '../../http/route.ts';

/** U1 */
export const uploads = [
  route(uploadSign, async ({ file_name, file_type }, { needs, caller }) => ({
    signature: sign(
      { name: file_name, type: file_type },
      { userId: caller.userId, most: mostOf(file_type) },
      needs.clock(),
      needs.secret,
    ),
  })),
];

const mostOf = (type: number): number => {
  const folder = mediaFolders.find((each) => fileTypes[each] === type);
  return folder ? mostBytes[folder] : 0;
};
