### What every page has at hand: the menu's entries for keys and commands, and taking an answer back.

web-palette = Everything one can do
web-keys = Keys
web-ctrl-k = Ctrl K
web-switch-on = Switch on: { $setting }
web-switch-off = Switch off: { $setting }
web-change-answer = Change my answer

## Sound

web-volume = Volume
web-captions = Write what sounds

## The end as a picture

web-share-picture = Share the picture
web-share-send = Share …
web-share-copy = Copy the link
web-share-save = Save the picture
web-share-not = It could not be shared from here.
