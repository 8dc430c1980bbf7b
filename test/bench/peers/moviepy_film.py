"""The film of `npm run bench -- peers`, made with MoviePy. Prints its seconds."""

import json
import os
import time

import numpy
from moviepy import AudioFileClip, CompositeAudioClip, VideoClip, afx
from PIL import Image, ImageDraw, ImageFont

with open("film.json") as file:
    FILM = json.load(file)
SIZE = (1080, 1920)
FPS = 30
STYLE = FILM["style"]


def at(parts, frame):
    """The part that lasts from `from` until before `to` and includes a frame, or None."""
    return next((part for part in parts if part["from"] <= frame < part["to"]), None)


class Scene:
    def __init__(self, scene):
        self.scene = scene
        with Image.open(os.path.join("public", scene["still"])) as still:
            covering = (scene["width"], scene["height"])
            self.picture = still.convert("RGB").resize(covering, Image.Resampling.LANCZOS)
        self.captions = {}

    def caption(self, page, spoken):
        """The words of a page as a picture and where to paste it, drawn once for each word that is spoken."""
        key = (page["from"], spoken)
        if key not in self.captions:
            font = ImageFont.truetype(os.path.join("public", "font.ttf"), page["size"])
            layer = Image.new("RGBA", SIZE)
            draw = ImageDraw.Draw(layer)
            for index, piece in enumerate(page["pieces"]):
                draw.text(
                    (piece["x"], piece["y"]),
                    piece["text"],
                    font=font,
                    anchor="mm",
                    fill=STYLE["spoken" if index == spoken else "waiting"],
                    stroke_width=STYLE["outline"],
                    stroke_fill="black",
                )
            box = layer.getbbox()
            self.captions[key] = (layer.crop(box), box[:2])
        return self.captions[key]

    def frame(self, index):
        view = self.scene["views"][index]
        right, bottom = (view[axis] + view["step"] * side for axis, side in zip("xy", SIZE))
        right, bottom = min(right, self.picture.width), min(bottom, self.picture.height)
        drawn = self.picture.resize(
            SIZE, Image.Resampling.BILINEAR, box=(view["x"], view["y"], right, bottom)
        )
        page = at(self.scene["pages"], index)
        if page:
            word = at(page["pieces"], index)
            layer, place = self.caption(page, page["pieces"].index(word) if word else None)
            drawn.paste(layer, place, layer)
        return numpy.asarray(drawn)


SCENES = [Scene(scene) for scene in FILM["scenes"]]


def frame_at(seconds):
    frame = min(round(seconds * FPS), FILM["frames"] - 1)
    index = max(at for at, scene in enumerate(FILM["scenes"]) if scene["startFrame"] <= frame)
    return SCENES[index].frame(frame - FILM["scenes"][index]["startFrame"])


start = time.perf_counter()
seconds = FILM["frames"] / FPS
music = AudioFileClip(os.path.join("public", "music.wav")).with_effects(
    [afx.AudioLoop(duration=seconds), afx.MultiplyVolume(0.15)]
)
sound = CompositeAudioClip([AudioFileClip(os.path.join("public", "voice.wav")), music])
clip = VideoClip(frame_function=frame_at, duration=seconds).with_audio(sound.with_duration(seconds))
clip.write_videofile(
    "moviepy.mp4",
    fps=FPS,
    codec="libx264",
    preset="veryfast",
    threads=os.cpu_count(),
    ffmpeg_params=["-crf", "20"],
    audio_codec="aac",
    logger=None,
)
print(json.dumps(time.perf_counter() - start))
