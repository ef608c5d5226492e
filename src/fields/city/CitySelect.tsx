import { Select } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { useFieldPort } from '../form/FieldContext.ts';
import { type InputProps, marksOf } from '../form/ItemProps.ts';
import { citiesLike, isSearched } from './citiesLike.ts';
import type { CityField } from './city.ts';
import './city.css';

/** Digits are searched for at the applet while typing; words narrow what has been found so far, and it says so. V5 */
export function CitySelect({ field, value, onChange, ...marks }: InputProps<CityField, number>) {
  const { 'aria-required': required, ...others } = marksOf(marks);
  const box = useRef<HTMLDivElement>(null);
  // antd would say it of the box around the input, where it means nothing.
  useEffect(() => box.current?.querySelector('input')?.setAttribute('aria-required', String(required ?? false)));
  const [keyword, setKeyword] = useState('');
  const { useCities } = useFieldPort();
  const { options, loading, failed, retry } = useCities(keyword, value);
  const shown = citiesLike(options, keyword);
  // A city whose name is not known yet is shown by its number.
  const own = !value || options.some((option) => option.value === value) ? [] : [{ value, label: `#${value}` }];
  return (
    <div ref={box}>
      <Select<number>
        {...others}
        className="city-select"
        showSearch
        allowClear
        virtual={false}
        filterOption={false}
        placeholder="输入城市编号搜索"
        loading={loading}
        value={value || null}
        searchValue={keyword}
        options={[...shown, ...own.filter(() => keyword === '')].map(({ value, label }) => ({ value, label }))}
        onSearch={setKeyword}
        onChange={(next: number | null | undefined) => {
          setKeyword('');
          onChange?.(next ?? undefined);
        }}
        notFoundContent={loading ? '正在搜索…' : `没有找到${field.label}`}
        popupRender={(menu) => (
          <>
            {menu}
            <div role="status" className="city-note soft">
              {noteFor(keyword)}
            </div>
            {failed && (
              <Button look="plain" className="block" onClick={retry}>
                没有加载出来，重试
              </Button>
            )}
          </>
        )}
      />
    </div>
  );
}

function noteFor(keyword: string): string {
  if (keyword === '') return '仅支持输入数字编号搜索';
  return isSearched(keyword) ? '按城市编号搜索' : '只在已列出的城市里找；要搜索请输入城市编号';
}
