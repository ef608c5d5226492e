import { AppstoreAddOutlined, QrcodeOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { useArticle } from '../Article.ts';
import { toReactStyle } from '../engine/toReactStyle.ts';
import { walk } from '../menu/walk.ts';
import { Panel } from '../tool/Panel.tsx';
import type { Tool } from '../tool/Tool.ts';
import { ToolButton } from '../tool/ToolButton.tsx';
import { useToolbar } from '../tool/ToolbarContext.ts';
import { putPiece } from './putPiece.ts';
import { htmlOfPiece, type Line, type ReadyPiece, readyPieces } from './readyPieces.ts';
import { coloursOf, readShopColour, shopColours } from './shopColours.ts';
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

interface ColourChoiceProps {
  /** `#rrggbb` */
  readonly value: string;
  readonly onChange: (colour: string) => void;
}

/** The colour of a shop: one of those that are there, or one of its own. */
function ColourChoice({ value, onChange }: ColourChoiceProps) {
  const isOwn = shopColours.every((each) => each.value !== value);
  return (
    <div className="shelf-colours">
      <span aria-hidden="true">店铺颜色</span>
      <div
        role="radiogroup"
        aria-label="店铺颜色"
        tabIndex={-1}
        className="shelf-palette"
        onKeyDown={(event) => walk(event)}
      >
        {shopColours.map((each, at) => (
          // biome-ignore lint/a11y/useSemanticElements: drawn as a colour, and the caret stays in the text
          <button
            key={each.value}
            type="button"
            role="radio"
            aria-checked={each.value === value}
            aria-label={each.name}
            title={each.name}
            tabIndex={each.value === value || (isOwn && at === 0) ? 0 : -1}
            {...(each.value === value && { 'data-start': '' })}
            className="shelf-colour"
            style={{ backgroundColor: each.value }}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChange(each.value)}
          />
        ))}
      </div>
      <label className="shelf-own" data-chosen={isOwn || undefined}>
        <span>自选</span>
        <input
          type="color"
          aria-label="自选颜色"
          value={value}
          {...(isOwn && { 'data-start': '' })}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
    </div>
  );
}
