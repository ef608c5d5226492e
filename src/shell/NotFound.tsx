import { Link } from 'react-router';
import { Empty } from '#crud/faces/Faces.tsx';
import { useTitle } from '#crud/useTitle.ts';

/** An address that leads nowhere, inside the shell, with a way back. R1 */
export function NotFound() {
  useTitle('没有这一页');
  return (
    <section>
      <h1 className="unseen">404</h1>
      <Empty text="404 没有这一页，地址可能写错了">
        <Link className="button" to="/dashboard">
          回到首页
        </Link>
      </Empty>
    </section>
  );
}
