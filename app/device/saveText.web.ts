/** On the web a file is a download. */
export async function saveText(name: string, text: string): Promise<boolean> {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun by then; keeping the text any longer would only hold memory.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
  return true;
}
