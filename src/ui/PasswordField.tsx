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
  const [seen, setSeen] = useState(false);
  const eye = (
    <IconButton small label={seen ? hideLabel : showLabel} onClick={() => setSeen(!seen)}>
      {seen ? <EyeOff /> : <Eye />}
    </IconButton>
  );
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      {...field}
      type={seen ? 'text' : 'password'}
      end={eye}
    />
  );
}
