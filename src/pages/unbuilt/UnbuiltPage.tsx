import { Link } from 'react-router';
import { Empty } from '#crud/faces/Faces.tsx';
import { useTitle } from '#crud/useTitle.ts';

/** A section whose address is known before its screen is there; says so and leads back. */
export function UnbuiltPage({ title }: { readonly title: string }) {
  useTitle(title);
  return (
    <section>
      <header className="page-head">
        <h1>{title}</h1>
      </header>
      <Empty text={`「${title}」还没有上线，现在可以先用商品管理`}>
        <Link className="button" to="/dashboard">
          回到首页
        </Link>
      </Empty>
    </section>
  );
}
