import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import styles from './SignUpFrame.module.css';
import type { ConsentWords } from './signUpFrameWords.ts';

type ConsentPanelProps = { words: ConsentWords; onShow: (remember: boolean) => void };

/** Stands before the form where the law wants a choice first. */
export function ConsentPanel({ words, onShow }: ConsentPanelProps) {
  const [remember, setRemember] = useState(false);
  const { text, show, remember: rememberWords } = words;
  return (
    <div className={styles.panel}>
      <p>{text}</p>
      <Button kind="ink" onClick={() => onShow(remember)}>
        {show}
      </Button>
      <label className={styles.remember}>
        <input
          type="checkbox"
          checked={remember}
          onChange={(event) => setRemember(event.currentTarget.checked)}
        />
        {rememberWords}
      </label>
    </div>
  );
}
