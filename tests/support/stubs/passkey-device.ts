import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const [USER_PRESENT, USER_VERIFIED, HAS_CREDENTIAL] = [0x01, 0x04, 0x40];

interface DeviceChoices {
  /** Counts its signatures, as security keys do; phones that share their passkeys do not. */
  counts?: boolean;
  /** Whether it asks for finger, face or PIN. */
  verifies?: boolean;
}

/** A phone, computer or key with one passkey in it, as a browser shows it to a site (WebAuthn, 6.1 and 6.5). */
export function newPasskeyDevice({ counts = true, verifies = true }: DeviceChoices = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let signed = 0;
  let owner = '';
  const flags = USER_PRESENT | (verifies ? USER_VERIFIED : 0);
  const head = (site: URL, more: number) => {
    if (counts) signed++;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(signed);
    return Buffer.concat([sha256(site.hostname), Buffer.from([flags | more]), counter]);
  };
  return {
    /** As if a copy of the device went on from an earlier day. */
    turnBack() {
      signed = 0;
    },
    create(address: string, { challenge, user }: { challenge: string; user: { id: string } }) {
      const site = new URL(address);
      owner = user.id;
      const idLength = Buffer.from([0, id.length]);
      const credential = Buffer.concat([Buffer.alloc(16), idLength, id, coseKey(publicKey)]);
      const data = Buffer.concat([head(site, HAS_CREDENTIAL), credential]);
      const attestation = cborMap([
        [cborText('fmt'), cborText('none')],
        [cborText('attStmt'), cborMap([])],
        [cborText('authData'), cborBytes(data)],
      ]);
      return {
        ...credentialOf(id),
        response: {
          clientDataJSON: clientData('webauthn.create', site.origin, challenge),
          attestationObject: plain(attestation),
          transports: ['internal'],
        },
      };
    },
    get(address: string, { challenge }: { challenge: string }) {
      const site = new URL(address);
      const data = head(site, 0);
      const clientDataJSON = clientData('webauthn.get', site.origin, challenge);
      const hashed = sha256(Buffer.from(clientDataJSON, 'base64url'));
      return {
        ...credentialOf(id),
        response: {
          clientDataJSON,
          authenticatorData: plain(data),
          signature: plain(sign('sha256', Buffer.concat([data, hashed]), privateKey)),
          userHandle: owner,
        },
      };
    },
  };
}

export type PasskeyDevice = ReturnType<typeof newPasskeyDevice>;

const plain = (bytes: Buffer) => bytes.toString('base64url');
const sha256 = (what: string | Buffer) => createHash('sha256').update(what).digest();

function credentialOf(id: Buffer) {
  return { id: plain(id), rawId: plain(id), type: 'public-key' as const };
}

function clientData(type: string, origin: string, challenge: string): string {
  return plain(Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })));
}

/** RFC 9053: an elliptic curve key for ES256 on P-256. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const part = (bytes: string) => cborBytes(Buffer.from(bytes, 'base64url'));
  const [one, three, minusSeven] = [Buffer.from([1]), Buffer.from([3]), Buffer.from([0x26])];
  return cborMap([
    [one, Buffer.from([2])],
    [three, minusSeven],
    [Buffer.from([0x20]), one],
    [Buffer.from([0x21]), part(x)],
    [Buffer.from([0x22]), part(y)],
  ]);
}

/** RFC 8949, as far as a passkey needs it. */
function cborMap(entries: [key: Buffer, value: Buffer][]): Buffer {
  return Buffer.concat([Buffer.from([0xa0 | entries.length]), ...entries.flat()]);
}

function cborText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 | text.length]), Buffer.from(text)]);
}

function cborBytes(bytes: Buffer): Buffer {
  const { length } = bytes;
  const head = length < 256 ? [0x58, length] : [0x59, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from(head), bytes]);
}
