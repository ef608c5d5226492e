import type { FileType } from '#providers/upload/createUpload.ts';
import { useProviders } from '#providers/useProviders.ts';
import type { InputProps } from '../input/ItemProps.ts';
import type { FileField } from './file.ts';
import { nameOfFile } from './nameOfFile.ts';
import { UploadBox } from './UploadBox.tsx';

/** The applet keeps pictures, sound and videos, no other files. U1 */
const types: readonly FileType[] = ['image', 'audio', 'video'];

/** Any file the applet keeps, by its name. */
export function FileInput(props: InputProps<FileField, string>) {
  const { fileHost } = useProviders();
  return (
    <UploadBox
      {...props}
      types={types}
      preview={(path) => (
        <a href={fileHost.resolve(path)} target="_blank" rel="noreferrer">
          {nameOfFile(path)}
        </a>
      )}
    />
  );
}
