import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleDoc, sampleDocx, samplePdf, zipOf } from '#tests/support/samples/sample-resumes.ts';
import { faultOfContent } from './resume-content.server.ts';

const EXE = Buffer.from('MZ\x90\x00\x03 This program cannot be run in DOS mode.', 'latin1');

describe('the content of a resume', () => {
  test.each([
    ['pdf', samplePdf()],
    ['doc', sampleDoc()],
    ['docx', sampleDocx()],
  ] as const)('a real .%s is taken', async (type, bytes) => {
    expect(await faultOfContent(bytes, type)).toBeUndefined();
  });

  test('an old container that claims sectors of an impossible size is refused', async () => {
    const bytes = Buffer.from(sampleDoc());
    bytes.writeUInt16LE(31, 30);
    expect(await faultOfContent(bytes, 'doc')).toBe('otherContent');
  });

  test.each(['pdf', 'doc', 'docx'] as const)(
    'a program renamed to .%s is refused',
    async (type) => {
      expect(await faultOfContent(EXE, type)).toBe('otherContent');
    },
  );

  test('each kind has to be what its name says', async () => {
    expect(await faultOfContent(sampleDocx(), 'pdf')).toBe('otherContent');
    expect(await faultOfContent(samplePdf(), 'docx')).toBe('otherContent');
    expect(await faultOfContent(sampleDocx(), 'doc')).toBe('otherContent');
    expect(await faultOfContent(sampleDoc(), 'docx')).toBe('otherContent');
  });

  test.each([
    ['a spreadsheet', sampleDoc(['Workbook'])],
    ['slides', sampleDoc(['PowerPoint Document'])],
  ])('%s in the old container is no .doc', async (_, bytes) => {
    expect(await faultOfContent(bytes, 'doc')).toBe('otherContent');
  });

  test('a ZIP without a Word document is no .docx', async () => {
    const zip = zipOf([{ name: 'cv.txt', content: 'Curriculum vitae' }]);
    expect(await faultOfContent(zip, 'docx')).toBe('otherContent');
  });
});

describe('parts that reach out', () => {
  const related = (type: string, target: string) =>
    sampleDocx([
      {
        name: 'word/_rels/settings.xml.rels',
        content: `<Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}" TargetMode="External"/></Relationships>`,
      },
    ]);

  test.each([
    'https://elsewhere.example/x.dotm',
    '\\\\elsewhere\\x.dotm',
    'file://elsewhere/x.dotm',
  ])('a .docx with its template at %s is refused', async (target) => {
    const bytes = related('attachedTemplate', target);
    expect(await faultOfContent(bytes, 'docx')).toBe('withForeignParts');
  });

  const TEMPLATE =
    'http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate';
  const listed = (content: string | Buffer, name = 'word/_rels/settings.xml.rels') =>
    sampleDocx([{ name, content }]);
  const elsewhere = `Type="${TEMPLATE}" Target="https://elsewhere.example/x.dotm"`;

  test.each([
    ['single quotes', `<Relationship ${elsewhere.replaceAll('"', "'")}/>`],
    ['references', `<Relationship ${elsewhere.replace('https', '&#104;tt&#x70;s')}/>`],
    ['a prefix', `<r:Relationship ${elsewhere}/>`],
    ['a sign that looks like the end', `<Relationship Id=">" ${elsewhere}/>`],
    ['spaces', `<Relationship ${elsewhere.replaceAll('="', ' = "\n\t')}/>`],
  ])('nor with %s', async (_, element) => {
    const bytes = listed(`<Relationships>${element}</Relationships>`);
    expect(await faultOfContent(bytes, 'docx')).toBe('withForeignParts');
  });

  test('capital letters in the name of the list hide nothing', async () => {
    const bytes = listed(`<Relationship ${elsewhere}/>`, 'word/_rels/settings.xml.RELS');
    expect(await faultOfContent(bytes, 'docx')).toBe('withForeignParts');
  });

  test.each([
    ['UTF-16', Buffer.from(`\ufeff<Relationship ${elsewhere}/>`, 'utf16le')],
    ['declared entities', `<!DOCTYPE a [<!ENTITY h "http">]><Relationship ${elsewhere}/>`],
  ])('a list in %s, which no Office writes, is refused', async (_, content) => {
    expect(await faultOfContent(listed(content), 'docx')).toBe('otherContent');
  });

  test('a list that is made to be slow to read is read in one go, and a huge one not at all', async () => {
    const slow = '<Relationship '.repeat(70_000);
    expect(await faultOfContent(listed(slow), 'docx')).toBeUndefined();
    expect(await faultOfContent(listed(slow.repeat(2)), 'docx')).toBe('unpacksTooLarge');
  });

  test('a template on the writer’s own computer, and a link in the text, are taken', async () => {
    const own = related('attachedTemplate', 'file:///C:\\Users\\N\\Normal.dotm');
    expect(await faultOfContent(own, 'docx')).toBeUndefined();
    const link = related('hyperlink', 'https://www.linkedin.example/in/natasha');
    expect(await faultOfContent(link, 'docx')).toBeUndefined();
  });

  test.each(['word/embeddings/oleObject1.bin', 'word/activeX/activeX1.xml'])(
    'a .docx with %s is refused',
    async (name) => {
      const bytes = sampleDocx([{ name, content: 'x' }]);
      expect(await faultOfContent(bytes, 'docx')).toBe('withForeignParts');
    },
  );
});

describe('macros', () => {
  test.each(['word/vbaProject.bin', 'vbaproject.bin', 'word/VBAPROJECT.BIN'])(
    'a .docx with %s is refused',
    async (name) => {
      const bytes = sampleDocx([{ name, content: 'x' }]);
      expect(await faultOfContent(bytes, 'docx')).toBe('withMacros');
    },
  );

  test('a .docm renamed to .docx is refused, even without its macros', async () => {
    const bytes = sampleDocx([], { withMacroType: true });
    expect(await faultOfContent(bytes, 'docx')).toBe('withMacros');
  });

  test('a .doc with a macro project is refused', async () => {
    const bytes = sampleDoc(['WordDocument', '_VBA_PROJECT']);
    expect(await faultOfContent(bytes, 'doc')).toBe('withMacros');
  });
});

describe('passwords', () => {
  test.each(['/Encrypt 9 0 R', '/Encrypt << /Filter /Standard >>'])(
    'a PDF with %s is protected',
    async (trailer) => {
      expect(await faultOfContent(samplePdf({ trailer }), 'pdf')).toBe('withPassword');
    },
  );

  test('a PDF that only speaks of /Encryption is not', async () => {
    const bytes = samplePdf({ trailer: '/Title (/Encryption at work)' });
    expect(await faultOfContent(bytes, 'pdf')).toBeUndefined();
  });

  test('a .docx that Office locked lies in the old container', async () => {
    const locked = sampleDoc(['EncryptionInfo', 'EncryptedPackage']);
    expect(await faultOfContent(locked, 'docx')).toBe('withPassword');
    expect(await faultOfContent(locked, 'doc')).toBe('withPassword');
  });

  test('a .doc that Word locked says so in its first lines', async () => {
    const locked = sampleDoc(['WordDocument'], { isEncrypted: true });
    expect(await faultOfContent(locked, 'doc')).toBe('withPassword');
  });

  test('a ZIP with a locked entry', async () => {
    const bytes = sampleDocx([{ name: 'word/media/a.png', content: 'x', isEncrypted: true }]);
    expect(await faultOfContent(bytes, 'docx')).toBe('withPassword');
  });
});

describe('ZIP bombs', () => {
  const MEGABYTE = 1024 * 1024;

  test('what unpacks to more than 50 MB is refused before it is unpacked', async () => {
    const bytes = sampleDocx([{ name: 'word/media/a', content: Buffer.alloc(51 * MEGABYTE) }]);
    expect(bytes.length).toBeLessThan(MEGABYTE);
    expect(await faultOfContent(bytes, 'docx')).toBe('unpacksTooLarge');
  });

  test('a directory that lies about a size is found out', async () => {
    const bomb = { name: 'word/media/a', content: Buffer.alloc(MEGABYTE), claimedSize: 10 };
    expect(await faultOfContent(sampleDocx([bomb]), 'docx')).toBe('otherContent');
  });

  test('more than a thousand entries are refused', async () => {
    const many = Array.from({ length: 1000 }, (_, index) => ({ name: `x/${index}`, content: '' }));
    expect(await faultOfContent(sampleDocx(many), 'docx')).toBe('unpacksTooLarge');
  });
});

describe('a ZIP that could be read in two ways', () => {
  const part = { name: 'word/media/a.png', content: 'A picture' };

  test.each([
    ['the same name', [part, part]],
    ['a name that differs in capital letters', [part, { ...part, name: 'Word/Media/A.PNG' }]],
    ['the same bytes under another name', [part, { name: 'word/media/b.png', bytesOf: part.name }]],
  ])('%s twice is refused', async (_, parts) => {
    expect(await faultOfContent(sampleDocx(parts), 'docx')).toBe('otherContent');
  });

  test('something in front of the first entry is refused', async () => {
    const bytes = Buffer.concat([Buffer.from('%PDF-1.4'), sampleDocx()]);
    expect(await faultOfContent(bytes, 'docx')).toBe('otherContent');
  });

  test('lists that are small alone and large together are refused', async () => {
    const lists = Array.from({ length: 30 }, (_, index) => ({
      name: `word/_rels/${index}.rels`,
      content: '<Relationship '.repeat(3_000),
    }));
    expect(await faultOfContent(sampleDocx(lists), 'docx')).toBe('unpacksTooLarge');
  });
});

describe('damaged files', () => {
  test('whatever is cut off or changed, the answer is a result and never an exception', async () => {
    const samples = [
      ['docx', sampleDocx()],
      ['doc', sampleDoc()],
      ['pdf', samplePdf()],
    ] as const;
    for (const [type, whole] of samples) {
      await fc.assert(
        fc.asyncProperty(
          fc.nat(whole.length),
          fc.nat(whole.length - 1),
          fc.nat(255),
          async (length, at, value) => {
            const bytes = Buffer.from(whole);
            bytes[at] = value;
            await faultOfContent(bytes, type);
            await faultOfContent(bytes.subarray(0, length), type);
          },
        ),
      );
    }
  });

  test('a .docx of which half has arrived is refused', async () => {
    const whole = sampleDocx();
    expect(await faultOfContent(whole.subarray(0, whole.length / 2), 'docx')).toBe('otherContent');
  });
});
