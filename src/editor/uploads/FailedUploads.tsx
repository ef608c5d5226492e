import { useTransfers, useUploads } from './UploadsContext.ts';
import './failedUploads.css';

/** Files that did not arrive, each with the means to try again. U3 */
export function FailedUploads() {
  const uploads = useUploads();
  const failed = useTransfers().filter(({ at }) => at === 'failed');
  if (failed.length === 0) return null;
  return (
    <ul className="failed-uploads" aria-label="没有传上去的文件">
      {failed.map(({ id, file, why }) => (
        <li key={id}>
          <span className="failed-name">{file.name}</span>
          <span className="failed-why">{why}</span>
          <button
            type="button"
            className="button plain"
            aria-label={`重试 ${file.name}`}
            onClick={() => uploads.retry(id)}
          >
            重试
          </button>
          <button
            type="button"
            className="button plain"
            aria-label={`移除 ${file.name}`}
            onClick={() => uploads.drop(id)}
          >
            移除
          </button>
        </li>
      ))}
    </ul>
  );
}
