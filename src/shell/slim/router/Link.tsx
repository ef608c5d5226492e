import { type ComponentProps, forwardRef, type MouseEvent, type Ref, useEffect } from 'react';
import { useLocation, useNavigate } from './hooks.ts';
import { createPath, resolveTo, type To } from './paths.ts';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'ref'> {
  readonly to: To;
  readonly replace?: boolean;
  readonly state?: unknown;
}

/** Leads to another place of the product without loading the page anew; all that a browser does with links still works. */
export const Link = forwardRef(function Link(
  { to, replace, state, onClick, ...rest }: LinkProps,
  ref: Ref<HTMLAnchorElement>,
) {
  const navigate = useNavigate();
  const location = useLocation();
  const href = createPath(resolveTo(to, location.pathname));
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const { button, metaKey, altKey, ctrlKey, shiftKey } = event;
    const elsewhere = rest.target !== undefined && rest.target !== '_self';
    if (event.defaultPrevented || button !== 0 || elsewhere || metaKey || altKey || ctrlKey || shiftKey) return;
    event.preventDefault();
    navigate(to, { replace: replace ?? createPath(location) === href, state });
  };
  return <a {...rest} ref={ref} href={href} onClick={handleClick} />;
});

interface NavLinkProps extends Omit<LinkProps, 'className'> {
  readonly className?: string;
  /** It is here only at this very address, not at one below it. */
  readonly end?: boolean;
}

/** A link that says when the merchant is there. */
export function NavLink({ to, className = '', end = false, ...rest }: NavLinkProps) {
  const here = useLocation().pathname.toLowerCase();
  const there = resolveTo(to, here).pathname.toLowerCase();
  const below = !end && here.startsWith(there.endsWith('/') ? there : `${there}/`);
  const active = here === there || (below && there !== '/');
  return (
    <Link
      {...rest}
      to={to}
      aria-current={active ? 'page' : undefined}
      className={[className, active && 'active'].filter(Boolean).join(' ')}
    />
  );
}

/** Goes somewhere as soon as it is drawn. */
export function Navigate({ to, replace = false, state }: Pick<LinkProps, 'to' | 'replace' | 'state'>) {
  const navigate = useNavigate();
  const text = typeof to === 'string' ? to : createPath(to);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each place is gone to once, whatever is carried along.
  useEffect(() => navigate(to, { replace, state }), [navigate, text, replace]);
  return null;
}
