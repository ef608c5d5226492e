import { useSyncExternalStore } from 'react';
import { Button } from '#ui/Button.tsx';
import { UploadRow } from './UploadRow.tsx';
import { useTransfers, useUploads } from './UploadsContext.ts';
import './filesTray.css';

/**
 * What of an article's files asks for attention: those that did not arrive, pictures that are being fetched, and files on
 * their way that stand nowhere in the article, because they will replace something or their place was deleted. E3, U3, E11
 */
export function FilesTray() {
  const uploads = useUploads();
  const { capture } = uploads;
  const fetched = useSyncExternalStore(capture.subscribe, capture.underWay);
  const transfers = useTransfers();
  const failed = transfers.filter(({ at }) => at === 'failed');
  const unseen = transfers.filter(({ at, drawn }) => at !== 'failed' && drawn === 0);
  if (failed.length + unseen.length + fetched === 0) return null;
  return (
    <div className="files-tray">
      {fetched > 0 && (
        <p className="files-row" role="status">
          <span className="files-grow">{`正在转存 ${fetched} 张网上的图片…`}</span>
          <Button look="plain" onClick={() => capture.stop()}>
            不等了
          </Button>
        </p>
      )}
      {unseen.length > 0 && (
        <ul aria-label="正在上传的文件">
          {unseen.map((transfer) => (
            <li key={transfer.id} className="files-row">
              <UploadRow transfer={transfer} />
            </li>
          ))}
        </ul>
      )}
      {failed.length > 0 && (
        <ul aria-label="没有传上去的文件">
          {failed.map(({ id, file, why }) => (
            <li key={id} className="files-row">
              <span className="files-name">{file.name}</span>
              <span className="files-grow files-why">{why}</span>
              <Button look="plain" aria-label={`重试 ${file.name}`} onClick={() => uploads.retry(id)}>
                重试
              </Button>
              <Button look="plain" aria-label={`移除 ${file.name}`} onClick={() => uploads.drop(id)}>
                移除
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
