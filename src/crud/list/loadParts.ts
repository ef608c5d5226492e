/** Parts of the list that nobody needs to see it: their code comes late, while the page has nothing better to do. */
const loadPanel = () => import('./filter/FilterPanel.tsx');
const loadFresh = () => import('./fresh/Freshness.tsx');
const loadBar = () => import('./BulkBar.tsx');
const loadLate = () => import('./late/LateColumns.tsx');
const loadDetail = () => import('./detail/RowDetail.tsx');
const loadEmpty = () => import('./EmptyRows.tsx');
const loadDialogs = () => import('./ListDialogs.tsx');

export const loadFilterPanel = async () => ({ default: (await loadPanel()).FilterPanel });
export const loadFreshness = async () => ({ default: (await loadFresh()).Freshness });
export const loadBulkBar = async () => ({ default: (await loadBar()).BulkBar });
export const loadLateColumns = async () => ({ default: (await loadLate()).LateColumns });
export const loadListDialogs = async () => ({ default: (await loadDialogs()).ListDialogs });
export const loadEmptyRows = async () => ({ default: (await loadEmpty()).EmptyRows });
export const loadRowDetail = async () => ({ default: (await loadDetail()).RowDetail });

/** What is likely to be pressed first. */
export const listParts = [loadDialogs, loadEmpty, loadPanel, loadBar] as const;
