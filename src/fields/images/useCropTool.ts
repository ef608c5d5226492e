import { type ComponentType, useRef, useState } from 'react';
import { useProviders } from '#providers/useProviders.ts';
import { importAgain } from '#schemas/late/importAgain.ts';
import type { CropDialogProps } from './crop/CropDialog.tsx';

type Module = typeof import('./crop/CropDialog.tsx');

const isIt = (module: object): module is Module => 'CropDialog' in module;

/** What cuts pictures; it comes when it is asked for, and one that could not be fetched is asked for anew by the next press. */
export function useCropTool() {
  const { notifications } = useProviders();
  const [Tool, setTool] = useState<ComponentType<CropDialogProps>>();
  const [isComing, setComing] = useState(false);
  const tries = useRef(0);
  /** Nobody who has closed the picture meanwhile is led into it. */
  const isWanted = useRef(false);

  async function open(): Promise<void> {
    isWanted.current = true;
    setComing(true);
    try {
      const load = () => import('./crop/CropDialog.tsx');
      const { CropDialog } = await importAgain<Module>({ load, isIt, tries: tries.current });
      if (isWanted.current) setTool(() => CropDialog);
    } catch {
      tries.current += 1;
      if (isWanted.current) notifications.open('error', '裁剪工具没有加载出来，请检查网络后再点一次');
    } finally {
      setComing(false);
    }
  }
  function close(): void {
    isWanted.current = false;
    setTool(undefined);
  }
  return { Tool, isComing, open, close };
}
