import { uploadSign } from '#schemas/endpoints/uploads.ts';
import { sign } from '../../files/signature.ts';
import { route } from '../../http/route.ts';

/** U1 */
export const uploads = [
  route(uploadSign, async ({ file_name, file_type }, { needs, caller }) => ({
    signature: sign({ name: file_name, type: file_type }, caller.userId, needs.clock(), needs.secret),
  })),
];
