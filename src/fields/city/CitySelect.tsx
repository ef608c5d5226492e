import { useState } from 'react';
import { useFieldPort } from '../input/FieldContext.ts';
import type { InputProps } from '../input/ItemProps.ts';
import { SearchSelect } from '../late/SearchSelect.tsx';
import { citiesLike, isSearched } from './citiesLike.ts';
import type { CityField } from './city.ts';

/** Digits are searched for at the applet while typing; words narrow what has been found so far, and it says so. V5 */
export function CitySelect({ field, value, onChange, ...marks }: InputProps<CityField, number>) {
  const [keyword, setKeyword] = useState('');
  const { useCities } = useFieldPort();
  const { options, loading, failed, retry } = useCities(keyword, value);
  // A city whose name is not known yet is shown by its number.
  const own = !value || options.some((option) => option.value === value) ? [] : [{ value, label: `#${value}` }];
  return (
    <SearchSelect<number, number>
      marks={marks}
      virtual={false}
      placeholder="输入城市编号搜索"
      loading={loading}
      failed={failed}
      retry={retry}
      value={value || null}
      options={[...citiesLike(options, keyword), ...own.filter(() => keyword === '')]}
      typed={keyword}
      onType={setKeyword}
      onChange={(next) => onChange?.(next)}
      empty={loading ? '正在搜索…' : `没有找到${field.label}`}
      note={
        <div role="status" className="search-select-note soft">
          {noteFor(keyword)}
        </div>
      }
    />
  );
}

function noteFor(keyword: string): string {
  if (keyword === '') return '仅支持输入数字编号搜索';
  return isSearched(keyword) ? '按城市编号搜索' : '只在已列出的城市里找；要搜索请输入城市编号';
}
