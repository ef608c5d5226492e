import { useLocation, useNavigate } from 'react-router';
import { useScope } from './data/useScope.ts';
import type { Resource } from './Resource.ts';
import { pathIn } from './routes.ts';

/** Back where the merchant came from, with its tab and place; the list when this screen was opened by its address. */
export function useBack({ routes }: Resource): () => void {
  const scope = useScope();
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => void (key === 'default' ? navigate(pathIn(routes.list, scope)) : navigate(-1));
}
