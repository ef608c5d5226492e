import { Failed } from '#ui/Faces.tsx';
import { useTitle } from '#ui/useTitle.ts';

/** In the place of a section that could not be made: for administrators, who know where it is declared. */
export function Faulty({ title }: { readonly title: string }) {
  useTitle(title);
  return (
    <Failed
      text={`「${title}」的声明有误，没有启用；其它功能不受影响。npm run lint:resources 会说错在哪里`}
      again="刷新"
      onRetry={() => location.reload()}
    />
  );
}
