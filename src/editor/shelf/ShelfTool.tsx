import { AppstoreAddOutlined, QrcodeOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { useArticle } from '../Article.ts';
import { toReactStyle } from '../engine/toReactStyle.ts';
import { walk } from '../menu/walk.ts';
import { Panel } from '../toolbar/Panel.tsx';
import type { Tool } from '../toolbar/Tool.ts';
import { ToolButton } from '../toolbar/ToolButton.tsx';
import { useToolbar } from '../toolbar/ToolbarContext.ts';
import { ColourChoice } from './ColourChoice.tsx';
import { putPiece } from './putPiece.ts';
import { htmlOfPiece, type Line, type ReadyPiece, readyPieces } from './readyPieces.ts';
import { coloursOf, readShopColour } from './shopColours.ts';
import './shelf.css';

const STORED = 'shopColour';

function ShelfTool({ name }: { readonly name: string }) {
  const { storage } = useArticle().ports;
  const { text, opened, open, run, returnToText, say, frame } = useToolbar();
  const isOpen = opened === name;
  return (
    <>
      <ToolButton
        name={name}
        icon={<AppstoreAddOutlined />}
        disabled={frame.isSource || text.kind === 'cell'}
        opens={{ what: 'dialog', open: isOpen }}
        onPress={() => open(isOpen ? undefined : name)}
      />
      {isOpen && (
        <Panel name={name} className="shelf">
          <Shelf
            before={readShopColour(storage.get(STORED))}
            onColour={(colour) => storage.set(STORED, colour)}
            onChoose={(piece, colour) => {
              open(undefined);
              // First: given the focus, a text forgets that the line below is not to be as bold as the piece.
              returnToText();
              run((state) => putPiece(state, htmlOfPiece(piece, coloursOf(colour))));
              say(`已插入${piece.name}`);
            }}
          />
        </Panel>
      )}
    </>
  );
}

interface Props {
  readonly before: string;
  readonly onColour: (colour: string) => void;
  readonly onChoose: (piece: ReadyPiece, colour: string) => void;
}

function Shelf({ before, onColour, onChoose }: Props) {
  const [colour, setColour] = useState(before);
  return (
    <>
      <ColourChoice
        value={colour}
        onChange={(next) => {
          setColour(next);
          onColour(next);
        }}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows walk through the buttons in it */}
      <div className="shelf-pieces" onKeyDown={(event) => walk(event)}>
        {readyPieces.map((piece) => (
          <div key={piece.name} className="shelf-piece">
            <button
              type="button"
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(piece, colour)}
            >
              {piece.name}
            </button>
            <Sample piece={piece} colour={colour} />
          </div>
        ))}
      </div>
    </>
  );
}

/** What a piece will look like, without the room around it. */
function Sample({ piece: { lines, style }, colour }: { readonly piece: ReadyPiece; readonly colour: string }) {
  const { margin: _, ...look } = style(coloursOf(colour));
  return (
    <span aria-hidden="true" className="shelf-paper">
      <span style={toReactStyle(look)}>{lines.map(sampleOf)}</span>
    </span>
  );
}

const sampleOf = ({ text, strong, place, style }: Line) => (
  <span key={text ?? place} style={toReactStyle(style)}>
    {place !== undefined && <QrcodeOutlined />}
    {strong ? <strong>{text}</strong> : <span>{text}</span>}
  </span>
);

/** A shelf of pieces that are ready to be filled in, in the shop's colour, which is chosen once. E1 */
export const shelfTool: Tool = { name: '模板', control: <ShelfTool name="模板" /> };
