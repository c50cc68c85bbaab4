const orientationTag = 0x0112
const shortType = 3

/** The same JPEG with a note about how the camera was held: 1 upright, 3 upside down, 6 and 8 on its sides. */
export function withExifOrientation(jpeg: Uint8Array, orientation: 1 | 3 | 6 | 8): Uint8Array {
  const exif = Buffer.alloc(36)
  exif.writeUInt16BE(0xffe1, 0)
  exif.writeUInt16BE(exif.length - 2, 2)
  exif.write('Exif\0\0MM\0*', 4, 'latin1')
  exif.writeUInt32BE(8, 14)
  // One entry: orientation, a short, once, its value.
  exif.writeUInt16BE(1, 18)
  exif.writeUInt16BE(orientationTag, 20)
  exif.writeUInt16BE(shortType, 22)
  exif.writeUInt32BE(1, 24)
  exif.writeUInt16BE(orientation, 28)
  return Buffer.concat([jpeg.subarray(0, 2), exif, jpeg.subarray(2)])
}
