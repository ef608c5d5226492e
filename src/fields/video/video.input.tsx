import type { FileType } from '#providers/upload/createUpload.ts';
import { useProviders } from '#providers/useProviders.ts';
import { UploadBox } from '../file/UploadBox.tsx';
import type { InputProps } from '../input/ItemProps.ts';
import { Player } from './Player.tsx';
import type { VideoField } from './video.ts';

const types: readonly FileType[] = ['video'];

/** A video that can be watched before it is saved. V3 */
export function VideoInput(props: InputProps<VideoField, string>) {
  const { fileHost } = useProviders();
  return (
    <UploadBox
      {...props}
      types={types}
      preview={(path) => <Player address={fileHost.resolve(path)} label={`${props.field.label}预览`} />}
    />
  );
}
