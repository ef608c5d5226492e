import { Select, type SelectProps } from 'antd';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#ui/Button.tsx';
import { type Marks, marksOf } from '../input/ItemProps.ts';
import './searchSelect.css';

interface Option<Value> {
  readonly value: Value;
  readonly label: string;
}

interface Props<Value, Held> extends Pick<SelectProps<Held, Option<Value>>, 'mode' | 'maxCount' | 'virtual'> {
  readonly marks: Marks;
  /** What names it, where the form names a group. */
  readonly named?: string | undefined;
  readonly value: Held | null;
  readonly options: readonly Option<Value>[];
  /** Which of them are meant by what is typed; all of them where nothing is said. */
  readonly isFound?: (label: string) => boolean;
  readonly loading: boolean;
  /** Its options have not come, and how they are asked for again. */
  readonly failed: boolean;
  readonly retry: () => void;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onChange: (value: Held | undefined) => void;
  readonly placeholder: string;
  /** Told in place of options where there are none. */
  readonly empty: string;
  /** Told below the options. */
  readonly note?: ReactNode;
  /** Stands behind it. */
  readonly children?: ReactNode;
}

/** A list to choose from with a search. */
export function SearchSelect<Value, Held>(props: Props<Value, Held>) {
  const {
    marks,
    named,
    value,
    options,
    isFound,
    failed,
    retry,
    typed,
    onType,
    onChange,
    empty,
    note,
    children,
    ...select
  } = props;
  const { 'aria-required': required, ...others } = marksOf(marks);
  const box = useRef<HTMLDivElement>(null);
  // antd would say it of the box around the input, where it means nothing.
  useEffect(() => box.current?.querySelector('input')?.setAttribute('aria-required', String(required ?? false)));
  return (
    <div ref={box} className="search-select-box">
      <Select<Held, Option<Value>>
        {...others}
        {...select}
        {...(named !== undefined && { 'aria-labelledby': named })}
        className="search-select"
        showSearch
        allowClear
        filterOption={isFound ? (_, option) => isFound(option?.label ?? '') : false}
        value={value}
        options={[...options]}
        searchValue={typed}
        onSearch={onType}
        onChange={(next: Held | null | undefined) => {
          // What was looked for is found: the next one is not typed behind it.
          onType('');
          onChange(next ?? undefined);
        }}
        notFoundContent={empty}
        popupRender={(menu) => (
          <>
            {menu}
            {note}
            {failed && (
              <Button look="plain" className="block" onClick={retry}>
                没有加载出来，重试
              </Button>
            )}
          </>
        )}
      />
      {children}
    </div>
  );
}
