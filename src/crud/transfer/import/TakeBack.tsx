import type { Message } from '#schemas/messages.ts';
import { Button } from '#ui/Button.tsx';
import type { useTakeBack } from './useTakeBack.ts';

interface Props {
  readonly takeBack: ReturnType<typeof useTakeBack>;
  readonly label: string;
}

/** The way back from an import, and how far it is. N9 */
export function TakeBack({ takeBack: { made, changed, course, running, ask }, label }: Props) {
  const left = made + changed > 0 && !running;
  if (!course && !left) return null;
  return (
    <div className="transfer-back">
      <div className="transfer-head">
        <span role="status">{course ? sentenceOf(course) : `${label}新增 ${made} 条，更新 ${changed} 条`}</span>
        {left && <Button onClick={() => void ask()}>{course ? '再撤销一次' : '撤销导入'}</Button>}
      </div>
      {course && course.staying.length > 0 && (
        <ul className="transfer-reasons" aria-label="没有撤销的行">
          {course.staying.slice(0, MOST).map(({ at, reason }) => (
            <li key={at}>{`第 ${at + 1} 行：${reason}`}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** So many rows are told one by one. */
const MOST = 50;

function sentenceOf(course: NonNullable<Props['takeBack']['course']>): Message {
  const { running, total, back, staying, problem } = course;
  if (problem !== undefined) return `没有撤销：${problem}`;
  if (running) return `正在撤销 ${back + staying.length} / ${total}`;
  return staying.length > 0 ? `已撤销 ${back} 条，${staying.length} 条没有撤销` : `已撤销 ${back} 条`;
}
