import { useEffect, useState } from 'react';
import type { Article } from '../Article.ts';
import { createCapture } from '../capture/createCapture.ts';
import { whenComposed } from '../composition/whenComposed.ts';
import { createUploads } from './createUploads.ts';
import type { ArticleFiles } from './UploadsContext.ts';

/** The files of an article as long as its editor is open; who leaves it calls off what is on its way. U3 */
export function useArticleFiles(article: Article): ArticleFiles {
  const [files] = useState(() => {
    const whenFree = (change: () => void) => whenComposed(article.texts, change);
    return { ...createUploads(article, whenFree), capture: createCapture(article, whenFree) };
  });
  useEffect(
    () => () => {
      files.stop();
      files.capture.stop();
    },
    [files],
  );
  return files;
}
