import { Link } from 'react-router';
import type { Message } from '#schemas/messages.ts';
import { Empty } from '#ui/Faces.tsx';
import { useScope } from '../data/useScope.ts';
import { oneOf, type Resource } from '../Resource.ts';
import { pathIn } from '../routes.ts';

/** In place of a form that this merchant may not fill in. R7 */
export const Denied = ({ reason = '' }: { readonly reason?: Message | undefined }) => (
  <Empty text={`没有权限：${reason}`} />
);

/** In place of a record that is not there, or not this shop's. R8 */
export function Missing({ resource }: { readonly resource: Resource }) {
  const scope = useScope();
  return (
    <Empty text={`没有找到${oneOf(resource)}`}>
      <Link className="button" to={pathIn(resource.routes.list, scope)}>
        返回列表
      </Link>
    </Empty>
  );
}
