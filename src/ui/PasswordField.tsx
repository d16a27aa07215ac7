import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { IconButton } from './IconButton.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

interface Props extends Omit<TextFieldProps, 'type' | 'end'> {
  showLabel: string;
  hideLabel: string;
}

export function PasswordField({ showLabel, hideLabel, ...field }: Props) {
  const [visible, setVisible] = useState(false);
  const toggle = (
    <IconButton small label={visible ? hideLabel : showLabel} onClick={() => setVisible(!visible)}>
      {visible ? <EyeOff /> : <Eye />}
    </IconButton>
  );
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      {...field}
      type={visible ? 'text' : 'password'}
      end={toggle}
    />
  );
}
