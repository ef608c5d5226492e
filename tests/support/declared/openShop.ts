import { getResponse } from 'msw';
import type { Resource } from '#crud/Resource.ts';
import { createApplet } from '../../../server/createApplet.ts';
import { createSite } from '../../../server/createSite.ts';
import type { Dependencies } from '../../../server/dependencies.ts';
import { builtIn } from '../../../server/front/PageSettings.ts';
import { listen } from '../../../server/process/listen.ts';
import { keepPictures } from '../../../server/seed/pictures.ts';
import { callersOf } from './callers.ts';
import { handlersOf, type Serving } from './handlersOf.ts';

/** A product of declared resources, behind a port. */
export interface OpenShop {
  readonly url: string;
  close(): Promise<void>;
}

/** What a shop is made of: built pages, their resources, and the applet that knows users, shops and files. */
export interface ShopParts extends Serving {
  readonly appDir: string;
  readonly resources: readonly Resource[];
  readonly needs: Dependencies;
  /** Further declarations beside the pages. */
  readonly resourcesFile?: string;
}

/** Serves the pages with the product's own headers; resources are answered from memory, all else by the applet. */
export async function openShop({ appDir, resources, needs, resourcesFile, ...serving }: ShopParts): Promise<OpenShop> {
  const applet = createApplet(needs);
  const handlers = handlersOf(resources, { callerOf: callersOf(applet), ...serving });
  await keepPictures(needs.files);
  const site = createSite({
    api: async (request, address) =>
      (await getResponse(handlers, request.clone())) ?? (await applet.fetch(request, address)),
    files: applet.fetch,
    appDir,
    ...(resourcesFile !== undefined && { resourcesFile }),
    page: builtIn,
    check: async () => {},
    // A slow call says something of the machine, and nothing of the product.
    log: (line) => line.includes('"slow call"') || needs.log(line),
  });
  const { port, close } = await listen({ port: 0, host: undefined }, site);
  return { url: `http://localhost:${port}`, close };
}
