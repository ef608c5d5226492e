import { useNavigate } from 'react-router';
import { useScope } from './data/useScope.ts';
import type { Resource } from './Resource.ts';
import { pathIn } from './routes.ts';

/**
 * Back where the merchant came from, with its tab and place; the list when nothing of ours lies behind this screen: it was
 * opened by its address, or took the place of a login that did.
 */
export function useBack({ routes }: Resource): () => void {
  const scope = useScope();
  const navigate = useNavigate();
  return () => void (stepsBehind() > 0 ? navigate(-1) : navigate(pathIn(routes.list, scope)));
}

/** How many steps the router has gone since the page was opened; it counts them in the history itself. */
function stepsBehind(): number {
  const { idx } = Object(history.state);
  return typeof idx === 'number' ? idx : 0;
}
