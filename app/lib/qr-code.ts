import { alignmentPositions, drawModules, sizeOf } from './qr-drawing.ts';

/**
 * A QR code of text (ISO/IEC 18004): bytes, error correction level L, versions 1 to 20, enough for 858 bytes. Rows of
 * modules, true where dark, without the quiet zone. Throws for text that is longer.
 */
export function qrModules(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes.length);
  return drawModules(interleave(dataCodewords(bytes, version), version), version);
}

/** By version, from 1 on: error correction codewords in each block, and the number of blocks. */
const eccPerBlock = [7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28];
const blockCounts = [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8];

const at = <Value>(list: ArrayLike<Value>, index: number): Value => list[index] as Value;
function totalCodewords(version: number): number {
  const alignments = alignmentPositions(version).length;
  const alignmentModules = alignments === 0 ? 0 : (alignments ** 2 - 3) * 25;
  const crossings = alignments === 0 ? 0 : (alignments - 2) * 2 * 5;
  const functional = 3 * 64 + 2 * (sizeOf(version) - 16) + 31 + alignmentModules - crossings;
  const versionModules = version >= 7 ? 36 : 0;
  return Math.floor((sizeOf(version) ** 2 - functional - versionModules) / 8);
}

function dataLength(version: number): number {
  return totalCodewords(version) - at(eccPerBlock, version - 1) * at(blockCounts, version - 1);
}

const lengthBits = (version: number) => (version < 10 ? 8 : 16);

function versionFor(length: number): number {
  for (let version = 1; version <= blockCounts.length; version++) {
    if (4 + lengthBits(version) + 8 * length <= 8 * dataLength(version)) return version;
  }
  throw new Error('Too long for a QR code');
}

function dataCodewords(bytes: Uint8Array, version: number): number[] {
  const binary = (value: number, width: number) => value.toString(2).padStart(width, '0');
  let bits = `0100${binary(bytes.length, lengthBits(version))}`;
  for (const byte of bytes) bits += binary(byte, 8);
  const capacity = 8 * dataLength(version);
  bits += '0'.repeat(Math.min(4, capacity - bits.length));
  bits = bits.padEnd(Math.ceil(bits.length / 8) * 8, '0');
  const codewords = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  for (let filler = 0xec; codewords.length < capacity / 8; filler ^= 0xec ^ 0x11) {
    codewords.push(filler);
  }
  return codewords;
}

function interleave(data: number[], version: number): number[] {
  const count = at(blockCounts, version - 1);
  const ecc = at(eccPerBlock, version - 1);
  const shortLength = Math.floor(data.length / count);
  const shortCount = count - (data.length % count);
  const divisor = reedSolomonDivisor(ecc);
  const blocks: { data: number[]; ecc: number[] }[] = [];
  for (let index = 0, start = 0; index < count; index++) {
    const end = start + shortLength + (index < shortCount ? 0 : 1);
    const block = data.slice(start, end);
    blocks.push({ data: block, ecc: remainder(block, divisor) });
    start = end;
  }
  const taken: number[] = [];
  for (let index = 0; index <= shortLength; index++) {
    for (const block of blocks) {
      if (index < block.data.length) taken.push(at(block.data, index));
    }
  }
  for (let index = 0; index < ecc; index++) {
    for (const block of blocks) taken.push(at(block.ecc, index));
  }
  return taken;
}

/** In GF(2^8) modulo x^8 + x^4 + x^3 + x^2 + 1. */
function multiply(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((other >>> bit) & 1) * one;
  }
  return product;
}

function reedSolomonDivisor(degree: number): number[] {
  let divisor = [...Array(degree - 1).fill(0), 1];
  let root = 1;
  for (let step = 0; step < degree; step++) {
    const factor = root;
    divisor = divisor.map((value, index) => multiply(value, factor) ^ (divisor[index + 1] ?? 0));
    root = multiply(root, 2);
  }
  return divisor;
}

function remainder(data: number[], divisor: number[]): number[] {
  const rest: number[] = divisor.map(() => 0);
  for (const value of data) {
    const factor = value ^ (rest.shift() ?? 0);
    rest.push(0);
    divisor.forEach((coefficient, index) => {
      rest[index] = at(rest, index) ^ multiply(coefficient, factor);
    });
  }
  return rest;
}
