/**
 * Loads something heavy when it is first asked for, once for all who ask.
 *
 * A load that failed is forgotten: whoever asks next tries anew.
 */
export function loadOnce<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | undefined;
  return () => {
    if (!loading) {
      const fresh = load();
      loading = fresh;
      fresh.catch(() => {
        loading = undefined;
      });
    }
    return loading;
  };
}
