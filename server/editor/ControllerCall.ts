import type { Dependencies } from '../dependencies.ts';
import type { Caller } from '../sessions.ts';

/** Who asks the editor's controller, and what it works with. */
export interface ControllerCall {
  readonly caller: Caller;
  readonly needs: Dependencies;
}
