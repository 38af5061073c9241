'use client';
import type { ClipboardEvent, DragEvent } from 'react';
import { useState } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Files dropped on an element or pasted into it. Otherwise the browser would open them. */
export function useFileDrop(onFiles: (files: readonly File[]) => void, disabled: boolean) {
  const [over, setOver] = useState(false);
  const hold = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = disabled ? 'none' : 'copy';
    setOver(!disabled);
  };
  const handlers = {
    onDragEnter: hold,
    onDragOver: hold,
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      const inside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
      if (!inside) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      if (!disabled) onFiles([...event.dataTransfer.files]);
    },
    onPaste: (event: ClipboardEvent) => {
      const files = [...event.clipboardData.files];
      if (disabled || files.length === 0) return;
      event.preventDefault();
      onFiles(files);
    },
  };
  return { over, handlers };
}
