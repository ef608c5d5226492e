import { createContext } from 'react';

/**
 * Whether the page is still being made where nobody sees it: then nothing that is drawn keeps anybody waiting, and rows
 * need not come in slices. Looked at, not listened to: that it is shown changes nothing in it. Decision 027
 */
export const BehindContext = createContext<{ readonly current: boolean }>({ current: false });
