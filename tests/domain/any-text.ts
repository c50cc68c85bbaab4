import fc from 'fast-check'

const anyCharacter = fc.oneof(
  fc.nat(0x7f),
  fc.nat(0x10ffff),
  // Blanks, zero-width and direction marks; accents; full-width signs; halves of characters.
  fc.integer({ min: 0x2000, max: 0x206f }),
  fc.integer({ min: 0x300, max: 0x36f }),
  fc.integer({ min: 0xff00, max: 0xff5e }),
  fc.integer({ min: 0xd800, max: 0xdfff }),
)

/** Text of any characters at all, with more of those that trouble forms than chance would give. */
export const anyText = fc
  .array(anyCharacter, { maxLength: 60 })
  .map(characters => characters.map(character => String.fromCodePoint(character)).join(''))
