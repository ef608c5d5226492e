import type { FormToolProps } from '#crud/Resource.ts';
import { readPhone } from './readPhone.ts';
import './shopInfo.css';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** How customers see the number; what is unusual about it holds nothing up. */
export function PhonePreview({ values }: FormToolProps) {
  const read = readPhone(text(values.phone_code), text(values.phone));
  return (
    <p className="said-so" role="status" aria-label="电话预览">
      {read && (
        <>
          <span>完整号码 </span>
          <strong>{read.number}</strong>
          {read.unusual && <span className="unusual">{read.unusual}</span>}
        </>
      )}
    </p>
  );
}
