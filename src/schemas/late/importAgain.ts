import { addressIn } from './addressIn.ts';

interface Wanted<Module> {
  /** The import as it is written in the code. */
  readonly load: () => Promise<Module>;
  /** Whether what came from an address is the module. */
  readonly isIt: (module: object) => module is Module & object;
  /** 0 at first; a browser that has failed once to fetch a file is asked for it under another name. */
  readonly tries: number;
}

/** A style and the file itself may both have failed; each is named only when it is asked for. */
const STEPS = 3;

/**
 * Imports code that comes late, again if need be: a browser never fetches a module twice that has failed once. E13
 *
 * @throws Error that names the address, as the browser threw it.
 */
export async function importAgain<Module>({ load, isIt, tries }: Wanted<Module>): Promise<Module> {
  for (let step = 0; ; step += 1) {
    try {
      return await load();
    } catch (error) {
      const address = addressIn(error);
      if (tries === 0 || step === STEPS || address === '') throw error;
      if (address.endsWith('.css')) await addStyles(address);
      else {
        const module: object = await import(/* @vite-ignore */ `${address}?again=${tries}`);
        if (isIt(module)) return module;
        throw error;
      }
    }
  }
}

/** Vite asks for a style once only. */
const addStyles = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`Failed to fetch styles: ${address}`));
    };
    document.head.append(link);
  });
