/** A photo as it is sent: no larger than what reading it needs. */

/** A cell is then at least 60 pixels wide if the map fills the photo. */
const LONGEST_SIDE = 2000;
const QUALITY = 0.9;

/** The photo upright, as a JPEG of moderate size; as it is if this browser cannot open it: the server says why not. */
export async function readyToSend(file: Blob): Promise<Blob> {
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file);
  } catch {
    return file;
  }
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext("2d");
  if (context) {
    context.imageSmoothingQuality = "high";
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  }
  bitmap.close();
  const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", QUALITY));
  return drawn ?? file;
}
