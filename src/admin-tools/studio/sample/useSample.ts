import { useState } from 'react';
import type { Resource } from '#crud/Resource.ts';
import type { Message } from '#schemas/messages.ts';
import { prettyJson } from '../../json/prettyJson.ts';
import { guessDeclaration } from '../../sample/guessDeclaration.ts';
import { neighboursOf } from '../../sample/neighboursOf.ts';
import type { Openable } from '../opened/OpenDialog.tsx';
import { MOST_BYTES, readTextFile } from './readFile.ts';
import { EMPTY, faultText, TOO_LARGE } from './sampleText.ts';

/** What a sample is read beside, and who takes what was read off it. */
export interface SampleUse {
  /** Those of the product: what a sample points at may be one of them. */
  readonly resources: readonly Resource[];
  readonly onOpen: (opened: Openable) => void;
}

const NOTE = '这是按样本推测的：空着的中文名请补上，类型和必填请核对。样本没有存下来。';
/** What a person pastes is shown whole; a long file only by its name, so that no box has to draw it. */
const SHOWN = 200_000;

/** A sample, as a text or as a file, what it is said to be called, and what is wrong with it. */
export function useSample({ resources, onOpen }: SampleUse) {
  const [text, setText] = useState('');
  const [file, setFile] = useState<{ readonly name: string; readonly text: string }>();
  const [label, setLabel] = useState('');
  const [name, setName] = useState('');
  const [fault, setFault] = useState<Message>();

  async function take(given: File | undefined) {
    if (!given) return;
    const read = await readTextFile(given).catch(() => '');
    setFile(undefined);
    if (read === undefined) return setFault(TOO_LARGE);
    setFault(undefined);
    if (read.length > SHOWN) setFile({ name: given.name, text: read });
    else setText(read);
  }
  function guess() {
    const sample = file?.text ?? text;
    if (sample.trim() === '') return setFault(EMPTY);
    if (sample.length > MOST_BYTES) return setFault(TOO_LARGE);
    try {
      const hints = { label: label.trim() || undefined, name: name.trim() || undefined };
      const written = guessDeclaration(sample, hints, neighboursOf([['', { ...resources }]]));
      onOpen({ text: `${prettyJson(written)}\n`, base: '', name: '', note: NOTE });
    } catch (error) {
      setFault(faultText(error));
    }
  }
  return {
    text,
    setText,
    file,
    dropFile: () => setFile(undefined),
    label,
    setLabel,
    name,
    setName,
    fault,
    take,
    guess,
  };
}
