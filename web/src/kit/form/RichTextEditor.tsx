import Image from '@tiptap/extension-image';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Control } from './Field.tsx';
import css from './RichText.module.css';
import { RichTextTools } from './RichTextTools.tsx';

/** Exactly what contracts/src/forms/richText.ts allows: pasted text loses its styles, tables and scripts. */
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    link: { openOnClick: false, HTMLAttributes: { target: '_blank', rel: 'noopener noreferrer' } },
  }),
  Image,
];

/** The value of the form: a text with nothing but empty paragraphs is ''. */
const htmlOf = (editor: Editor) => (editor.isEmpty ? '' : editor.getHTML());

export default function RichTextEditor({ control, label }: { control: Control; label: string }) {
  const { value, onChange, onBlur, inputRef, invalid, required, describedBy } = control;
  const frame = useRef<HTMLDivElement>(null);
  const [isLocked, setIsLocked] = useState(false);
  // The fields of a form that only shows a record are disabled, which an editable text does not take over by itself.
  useLayoutEffect(() => setIsLocked(frame.current?.closest('fieldset:disabled') !== null), []);
  /** What the editor itself has told last. */
  const typed = useRef<string>(undefined);
  const id = useId();
  const editor = useEditor({
    extensions,
    content: (value as string | undefined) ?? '',
    injectCSS: false,
    // An editor that is created during a render is destroyed if the page is not shown at once, and then every use of it throws.
    immediatelyRender: false,
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, class: css.text ?? '' },
    },
    onUpdate: ({ editor: changed }) => {
      typed.current = htmlOf(changed);
      onChange(typed.current);
    },
    onBlur: () => onBlur(),
  });

  // A restored draft, a reset or a merged conflict changes the text from outside; what was typed here comes back as it is.
  useEffect(() => {
    const next = (value as string | undefined) ?? '';
    if (!editor || editor.isDestroyed || next === typed.current) return;
    typed.current = next;
    if (next !== htmlOf(editor)) editor.commands.setContent(next, { emitUpdate: false });
  }, [editor, value]);

  useEffect(() => {
    const target = { focus: () => editor?.commands.focus() };
    if (typeof inputRef === 'function') inputRef(target);
    else if (inputRef) (inputRef as { current: unknown }).current = target;
  }, [editor, inputRef]);

  useEffect(() => {
    editor?.setOptions({
      editable: !isLocked,
      editorProps: {
        attributes: {
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': label,
          'aria-invalid': String(invalid),
          'aria-readonly': String(isLocked),
          class: css.text ?? '',
          ...(required && { 'aria-required': 'true' }),
          ...(describedBy && { 'aria-describedby': describedBy }),
        },
      },
    });
  }, [describedBy, editor, invalid, isLocked, label, required]);

  return (
    <div id={id} ref={frame} className={css.frame} data-invalid={invalid || undefined}>
      {editor && <RichTextTools editor={editor} label={label} />}
      <EditorContent editor={editor} className={css.content} />
    </div>
  );
}
