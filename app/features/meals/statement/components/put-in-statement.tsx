import { type DragEvent, useState } from 'react';
import { TextField } from '#ui/fields/input-field.tsx';

interface PutInStatementProps {
  text: string;
  onText(text: string): void;
  onRead(text: string): void;
  isBusy: boolean;
  /** Why the last one was not taken. */
  fault: string | undefined;
}

/** Where the lines of the provider go: pasted, dropped or from a file. */
export function PutInStatement({ text, onText, onRead, isBusy, fault }: PutInStatementProps) {
  const [isOver, setIsOver] = useState(false);
  async function take(file: File | undefined) {
    if (!file) return;
    const read = await readFile(file);
    onText(read);
    onRead(read);
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    void take(event.dataTransfer.files[0]);
  }
  return (
    <form
      className={isOver ? 'put-in is-over' : 'put-in'}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      onSubmit={(event) => {
        event.preventDefault();
        onRead(text);
      }}
    >
      <div>
        <TextField
          id="statement"
          label="Put the statement here"
          hint="Paste the lines of the statement, or the provider’s messages one after another."
          error={fault}
          rows={8}
          spellCheck={false}
          autoComplete="off"
          value={text}
          onChange={({ target }) => onText(target.value)}
        />
        <div className="row">
          <button type="submit" className="btn" aria-disabled={isBusy}>
            Read the statement
          </button>
          <label className="btn line file-button">
            Choose a file
            <input
              type="file"
              accept=".csv,.txt,.tsv,text/csv,text/plain"
              onChange={({ target }) => {
                void take(target.files?.[0]);
                target.value = '';
              }}
            />
          </label>
        </div>
        <p className="small muted mt-g2">
          A CSV file or text. It is read for this screen and not kept: only what you tick is written
          down.
        </p>
      </div>
      <div>
        <p>
          <b>Sure:</b> the family gave us this transaction id, or our reference stands in it, and
          the amount is the same.
        </p>
        <p>
          <b>Likely:</b> something fits, such as the phone number and the amount. You decide.
        </p>
        <p>
          <b>Not known:</b> we do not guess.
        </p>
      </div>
    </form>
  );
}

/** Old spreadsheets write their tables in the letters of Windows. */
async function readFile(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const isWide = new Uint8Array(bytes.slice(0, 2)).join() === '255,254';
    return new TextDecoder(isWide ? 'utf-16le' : 'windows-1252').decode(bytes);
  }
}
